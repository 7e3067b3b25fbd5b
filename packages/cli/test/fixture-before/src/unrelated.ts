import { Answer, useForgetfulMutation } from "./own";

export const receiverNow = { figure: useForgetfulMutation(Answer) };
export const className = "figure";

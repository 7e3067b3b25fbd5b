export const Answer = 1;
export const useForgetfulMutation = (value: number): number => value;

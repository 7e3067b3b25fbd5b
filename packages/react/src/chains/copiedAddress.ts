/** What was copied last on this page, as far as the kit saw it: by a button at an address, or by hand beside a form. */
export const copiedAddress = { text: "" };

/** What whoever runs a program can mend themselves; the message is a sentence for them. */
export class OperatorError extends Error {}

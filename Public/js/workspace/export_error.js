/** An export that is not possible. The message is a sentence for the user, in the language of the page. */
export class ExportError extends Error {}

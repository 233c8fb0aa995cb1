const opening = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|math|\?php|\?xml|%)/i

/** Whether bytes that pretend to be something else hold a page or a program text: looked for in all of them. */
export const holdsMarkup = (bytes: Buffer): boolean => opening.test(bytes.toString('latin1'))

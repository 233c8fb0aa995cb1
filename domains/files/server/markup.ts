const opening = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|math|\?php|\?xml|%)/i

/** Whether the bytes hold a web page or program text anywhere, although they pretend to be something else. */
export const holdsMarkup = (bytes: Buffer): boolean => opening.test(bytes.toString('latin1'))

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text from outside has the form of a row's id. PostgreSQL fails when another text is compared with a `uuid`. */
export const isId = (text: string): boolean => form.test(text)

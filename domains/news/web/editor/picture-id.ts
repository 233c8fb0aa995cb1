/** Names a picture that has no address with us yet. */
export const pictureIdAttribute = 'data-picture'

/** The card of the price, to which the picker's bar leads on a phone. */
export const priceCardId = 'price'

/** Kinds of requests about which the law says something that is told beside the form. */
export type LawTopic = 'customsSeizure' | 'eCommerce' | 'exhibition' | 'expertFiling' | 'riskAversion' | 'tradeDispute'

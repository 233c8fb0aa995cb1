/** What a natural person must have in order to register a mark (specification §8). */
export const naturalPersonRule = '自然人申请商标注册，须提供个体工商户营业执照。'

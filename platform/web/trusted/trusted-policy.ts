import type { OwnPolicy } from '../../contract/trusted-policies.ts'

type Rules = Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>
/** Trusted values are no texts, but they are used where TypeScript asks for a text. */
type TrustedTypes = { createPolicy: <R extends Rules>(name: OwnPolicy, rules: R) => R; emptyHTML: string }

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** Makes the policy of this name. In browsers without Trusted Types its rules alone hold. */
export const trustedPolicy = <R extends Rules>(name: OwnPolicy, rules: R): R =>
  trustedTypes?.createPolicy(name, rules) ?? rules

/** No markup at all, in a form that every browser takes. */
export const noMarkup = trustedTypes?.emptyHTML ?? ''

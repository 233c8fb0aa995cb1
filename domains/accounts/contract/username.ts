import { codePoints } from '@portal/platform/contract'
import * as z from 'zod/mini'

const usernameLimits = { min: 4, max: 30 } as const

const lengthText = `用户名须为 ${usernameLimits.min} 到 ${usernameLimits.max} 个字符`

/**
 * Letters are Chinese or basic Latin, so that no foreign look-alike passes for another's name;
 * full-width forms become plain ones.
 */
export const username = z.prefault(
  z.string({ error: '请输入用户名' }).check(
    z.normalize('NFKC'),
    z.trim(),
    z.minLength(1, '请输入用户名'),
    z.refine((name) => codePoints(name) >= usernameLimits.min && codePoints(name) <= usernameLimits.max, lengthText),
    z.regex(/^[\p{Script=Han}A-Za-z0-9_.-]+$/u, '用户名只能包含汉字、字母、数字、下划线、点和短横线'),
    z.regex(/[\p{Script=Han}A-Za-z]/u, '用户名须包含至少一个汉字或字母'),
  ),
  '',
)

/** Two names are the same name when their keys are equal. */
export const usernameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

import { refuseField } from '@portal/platform/server'
import { isCommonPassword, passwordKey } from './common-passwords.ts'

import { isObvious, isOwnWord } from './password-patterns.ts'

type Own = { username: string; phone: string | null; email: string | null }

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '')

/** Refuses listed and obvious passwords on the field `password`; length is the form's own rule. */
export const ensurePasswordAllowed = async (password: string, { username, phone, email }: Own): Promise<void> => {
  const key = passwordKey(password)
  const mailbox = email?.split('@')[0] ?? ''
  const own = [username, digitsOf(phone ?? ''), mailbox].map(passwordKey)
  if (isOwnWord(key, own)) refuseField('password', '密码不能由您的用户名、手机号或邮箱组成')
  if (isObvious(key)) refuseField('password', '密码过于简单，请勿使用重复、连续或与本平台有关的词语')
  if (await isCommonPassword(password)) refuseField('password', '该密码已被大量使用，请换一个')
}

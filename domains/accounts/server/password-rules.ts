import { type Ctx, refuseField } from '@portal/platform/server'
import { demonstrationPassword } from '../contract/samples.ts'
import { isCommonPassword, passwordKey } from './common-passwords.ts'
import { isObvious, isOwnWord } from './password-patterns.ts'
import { isWordsAndWalks } from './password-pieces.ts'

type Own = { username: string; phone: string | null; email: string | null }

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '')

const publishedKey = passwordKey(demonstrationPassword)

/** Whether it is the demonstration's password, which stands in the manual: only a demonstration allows it. */
const isPublished = ({ config }: Pick<Ctx, 'config'>, key: string): boolean =>
  config.mode === 'production' && key === publishedKey

/** Refuses leaked and obvious passwords on the field `password`; the schema of the form checks the length. */
export const ensurePasswordAllowed = async (
  ctx: Pick<Ctx, 'config'>,
  password: string,
  { username, phone, email }: Own,
): Promise<void> => {
  const key = passwordKey(password)
  const mailbox = email?.split('@')[0] ?? ''
  const own = [username, digitsOf(phone ?? ''), mailbox].map(passwordKey)
  if (isOwnWord(key, own)) refuseField('password', '密码不能由您的用户名、手机号或邮箱组成')
  if (isObvious(key)) refuseField('password', '密码过于简单，请勿使用重复、连续或与本平台有关的词语')
  if (isPublished(ctx, key) || (await isCommonPassword(password)))
    refuseField('password', '该密码已被大量使用，请换一个')
  if (isWordsAndWalks(key)) refuseField('password', '密码过于简单，请勿只用常见词语、姓氏、键盘顺序和数字拼成')
}

import { lawOf } from '../line.ts'

const information = lawOf('personalInformation')

/** The rules for passports, visas and travel records. */
export const personalInformationLaw = {
  sensitive: information(
    '二十八',
    '特定身份、行踪轨迹等属于敏感个人信息；只有具有特定的目的和充分的必要性，并采取严格保护措施，才可以处理。',
  ),
  consent: information('二十九', '处理敏感个人信息应当取得个人的单独同意。'),
  necessity: information('三十', '处理敏感个人信息，还应当告知处理的必要性以及对个人权益的影响。'),
  abroad: information(
    '三十九',
    '向境外提供个人信息的，应当告知境外接收方的名称、联系方式、处理目的等事项，并取得个人的单独同意。',
  ),
} as const

import { useSession } from '@portal/accounts/web'
import type { SignUpForm } from '../../contract/sign-up.ts'

/** The values of the form as its fields hold them: the number of people is a text until it is sent. */
export type SignUpValues = Omit<SignUpForm, 'num'> & { num: string }

/** The first values of the form, from the user's account. The account shows phone numbers masked, so they are not filled in. */
export const useSignUpDefaults = (course = ''): SignUpValues => {
  const { userinfo } = useSession()
  return {
    companyName: userinfo?.companyName ?? '',
    province: '',
    city: '',
    county: '',
    address: '',
    outArea: '',
    industry: '',
    num: '1',
    contact: userinfo?.username ?? '',
    mobile: '',
    job: '',
    courses: course,
  }
}

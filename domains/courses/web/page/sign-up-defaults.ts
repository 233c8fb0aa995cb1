import { useSession } from '@portal/accounts/web'
import type { SignUpForm } from '../../contract/sign-up.ts'

/** The values of the form as its fields hold them: the number of people is a text until it is sent. */
export type SignUpValues = Omit<SignUpForm, 'num'> & { num: string }

/**
 * The first values of the form, from the user's account. Its phone number is masked, so it is not filled in, and its user
 * name is no person's name, so it never stands for the contact.
 */
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
    contact: '',
    mobile: '',
    job: '',
    courses: course,
  }
}

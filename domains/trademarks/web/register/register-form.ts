import type { Picked } from '@portal/nice/web'
import type { UploadedFile } from '@portal/platform/web'
import type { SubjectType } from '../../contract/file/applicant.ts'
import type { MarkType } from '../../contract/mark-types.ts'

export type Contact = { contact_name: string; contactPhone: string }

type Files = readonly UploadedFile[]

/** What the basic mark is: an application, a registration, or an application that was made on this portal. */
export type BasicChoice = '' | '1' | '2' | 'own'

/**
 * What the page asks for, in its order and side by side; the parts are called as the wire calls them, where they stand within
 * each other.
 */
export type RegisterValues = {
  /** Members of the Madrid System by name, joined by `;`; empty in China. */
  applyNation: string
  trademark_type: MarkType
  trademark_name: string
  pic_type: '1' | '2'
  /** The pictures that were uploaded, of which one is the mark's. */
  standby1: Files
  /** The id of the picture that is the mark's; empty for the first. */
  pictureId: string
  black_white_pic_url: Files
  trademark_desc: string
  subjectType: `${SubjectType}` | ''
  /** The applicant's. */
  name: string
  idNo: string
  address: string
  licence: Files
  contacts: Contact[]
  proxy_url: Files
  contract_url: Files
  basicType: BasicChoice
  /** Number and day of the basic mark's paper, or the number of the application here. */
  number: string
  date: string
  businessSn: string
  /** Classes and items of the basic mark, and the edition that they were chosen from. */
  basic: Picked
  basicEdition: string
  work_order_service: Picked
  edition: string
}

export const emptyContact: Contact = { contact_name: '', contactPhone: '' }

export const registerDefaults: RegisterValues = {
  applyNation: '',
  trademark_type: '1',
  trademark_name: '',
  pic_type: '1',
  standby1: [],
  pictureId: '',
  black_white_pic_url: [],
  trademark_desc: '',
  subjectType: '',
  name: '',
  idNo: '',
  address: '',
  licence: [],
  contacts: [emptyContact],
  proxy_url: [],
  contract_url: [],
  basicType: '',
  number: '',
  date: '',
  businessSn: '',
  basic: [],
  basicEdition: '',
  work_order_service: [],
  edition: '',
}

/** The browser keeps no phone, no ID number and no file; the account keeps them. */
export const neverKept = [
  'standby1',
  'black_white_pic_url',
  'idNo',
  'licence',
  'contacts',
  'proxy_url',
  'contract_url',
] as const satisfies readonly (keyof RegisterValues)[]

/** Whether a mark of this type has words that can be compared. */
export const hasWords = (type: MarkType): boolean => type !== '2'

/** The picture that is the mark's, of those that were uploaded. */
export const markPicture = ({
  standby1,
  pictureId,
}: Pick<RegisterValues, 'standby1' | 'pictureId'>): UploadedFile | undefined =>
  standby1.find(({ id }) => id === pictureId) ?? standby1[0]

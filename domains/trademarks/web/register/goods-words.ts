import type { Picked } from '@portal/nice/web'

/** Chosen classes with their items in one text. */
export const itemsInWords = (picked: Picked): string =>
  picked
    .map(
      ({ class_id, service_nice_min }) =>
        `第 ${class_id} 类：${service_nice_min.map(({ min_name }) => min_name).join('、')}`,
    )
    .join('；')

import { defineSettings, hostsSetting } from '@portal/platform/server'
import * as z from 'zod/mini'

export type NewsSettings = {
  /** Hosts from which the server may fetch the pictures of an article that an editor pasted. */
  pictureHosts: readonly string[]
}

export const newsSettings = defineSettings(
  z.object({ ARTICLE_PICTURE_HOSTS: hostsSetting('mmbiz.qpic.cn') }),
  ({ ARTICLE_PICTURE_HOSTS: pictureHosts }): NewsSettings => ({ pictureHosts }),
)

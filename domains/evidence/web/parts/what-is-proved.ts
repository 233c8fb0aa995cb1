/** What a sealed record proves, in the words of a customer. */
export const proved = [
  '这些文件从存证起没有改动：改动一个字节，文件指纹就对不上',
  '这些文件最迟在什么时间已经存在：写明时间从哪里来',
  '存证记录本身没有被删改、没有被补插到更早的位置',
  '同一次存证里有哪些文件，一份不多、一份不少',
] as const

/** What it does not prove, which is always said beside it. */
export const notProved = [
  '照片具体是哪一刻拍的：拍摄时间由相机写入，可以改，本平台只原样记录；拍进时间卡的，只说明不早于卡上的时间',
  '内容是不是真的：存证固定的是文件，不判断文件说的对不对',
  '法院或者行政机关一定采信：由审理的机关结合全案判断',
] as const

/** The README of a package, for whoever opens it in ten years, when nobody is there to ask. */
export const readmeText = (evidence: string): string => `展会存证材料包 ${evidence}
========================================

这是什么
  data/                  原件，与收到时逐字节相同；record.json 为登记信息（含个人信息，转交前可删去，核验时会如实列出）
                         声明中写有 copyOf 的是压缩副本：提交者另存的小图；所写原图的摘要由提交者声明，未经证明
  evidence/              声明 statement.json 及其证明：日志证明、检查点、时间戳、链上锚定（取得了哪些就有哪些）
  evidence/card/         照片中时间卡的证明（声明写明时才有）：卡上的日志状态属于本日志，且不早于所列时间；用任何扫码程序扫照片中的二维码，内容应与声明的 notBefore 一致
  evidence/renewal/      时间戳的续期（续过才有）；evidence/revocation/ 为续期清单所列的吊销列表
  evidence/statement.asics  声明与时间戳的签名容器（ASiC-S），供其他程序打开
  trust/                 公钥与根证书的副本，仅为方便；它们不能证明自己
  manifest-sha256.txt    原件清单，可用 sha256sum -c 核对（解压后是一个 BagIt 1.0 目录）
  certificate.pdf        供阅读的证书；证明不在于它，而在于 evidence/

怎样核验（均无需联网）
  1. 从材料包以外取得核验依据：平台公布的 pins.json，或合作机构保存的副本。
  2. 浏览器打开 verify.html，选择本材料包和核验依据；或
     sh verify.sh <依据目录>          需要 sha256sum 与 openssl 3
     npx verify-evidence <材料包> --pins <pins.json>
  3. 结论：VALID 通过；PARTIAL 有内容未提供或未经证明；INVALID 不通过；CANNOT TELL 缺少依据，无法判断。
     前几行写明：缺少哪些封存时应有的证明，哪些文件未经证明，以及此后可能另有补充、公开记录在哪里。
     链、时间戳机构、见证人、运营方的名称只取自核验依据；材料包自己的说法只是自述。
  没有包外的依据，任何人都能从头伪造一个自圆其说的材料包，因此那时的结论只能是“无法判断”。

不用本材料包的程序，逐项手工核验
  sha256sum -c manifest-sha256.txt
  sha256sum evidence/statement.json ; openssl dgst -sm3 evidence/statement.json      与 evidence/leaf.txt 对照
  openssl ts -verify -in evidence/statement.tsr -data evidence/statement.json -CAfile <根证书> -attime <签发时刻>
  日志证明与检查点：C2SP tlog-proof、tlog-checkpoint 格式（Go 的 golang.org/x/mod/sumdb 可核验）

Evidence package ${evidence}
========================================

What is here
  data/                  the originals, byte for byte; record.json holds personal data and may be withheld
                         a file whose statement says copyOf is a smaller copy made by the sender; the picture named there is
                         declared by the sender and proved by nothing
  evidence/              statement.json and what proves it: log proof, checkpoint, time-stamps, anchor, as far as obtained
  evidence/card/         what proves the time card in a photo, if the statement names one; scan the code in the photo and compare
  evidence/renewal/      what renews the time-stamps, if anything did; evidence/revocation/ what the renewals name
  evidence/statement.asics  the statement and its time-stamp for programs that open ASiC-S containers
  trust/                 copies of keys and roots, for convenience: they do not prove themselves
  manifest-sha256.txt    list of the originals for sha256sum -c (unpacked, this is a BagIt 1.0 bag)
  certificate.pdf        for reading; the proof is not this paper but evidence/

How to verify, without a network
  1. Get the pins (keys and roots) from outside this package.
  2. Open verify.html in a browser; or: sh verify.sh <folder of pins>; or: npx verify-evidence <package> --pins <pins.json>
  3. VALID; PARTIAL: something is withheld or unproved; INVALID; CANNOT TELL: no pins.
     The first lines say which proofs are missing, which files are unproved, and where later supplements would be.
     Names of chains, authorities, witnesses and the operator are those of the pins alone.
  Without pins anyone can forge a package that agrees with itself: the answer is then CANNOT TELL, never VALID.
`

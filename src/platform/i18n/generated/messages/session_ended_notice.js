/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Session_Ended_NoticeInputs */

const id_session_ended_notice = /** @type {(inputs: Session_Ended_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sesi Anda sudah berakhir`)
};

const en_session_ended_notice = /** @type {(inputs: Session_Ended_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session has ended`)
};

/**
* | output |
* | --- |
* | "Your session has ended" |
*
* @param {Session_Ended_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const session_ended_notice = /** @type {((inputs?: Session_Ended_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Session_Ended_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_session_ended_notice(inputs)
	return id_session_ended_notice(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Session_Ended_TitleInputs */

const id_session_ended_title = /** @type {(inputs: Session_Ended_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sesi berakhir`)
};

const en_session_ended_title = /** @type {(inputs: Session_Ended_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Session ended`)
};

/**
* | output |
* | --- |
* | "Session ended" |
*
* @param {Session_Ended_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const session_ended_title = /** @type {((inputs?: Session_Ended_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Session_Ended_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_session_ended_title(inputs)
	return id_session_ended_title(inputs)
});
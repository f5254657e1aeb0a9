/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_None_Waiting_TitleInputs */

const id_complaints_none_waiting_title = /** @type {(inputs: Complaints_None_Waiting_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tidak ada yang menunggu`)
};

const en_complaints_none_waiting_title = /** @type {(inputs: Complaints_None_Waiting_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is waiting`)
};

/**
* | output |
* | --- |
* | "Nothing is waiting" |
*
* @param {Complaints_None_Waiting_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_none_waiting_title = /** @type {((inputs?: Complaints_None_Waiting_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_None_Waiting_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_none_waiting_title(inputs)
	return id_complaints_none_waiting_title(inputs)
});
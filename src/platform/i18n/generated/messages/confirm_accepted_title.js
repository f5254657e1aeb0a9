/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Accepted_TitleInputs */

const id_confirm_accepted_title = /** @type {(inputs: Confirm_Accepted_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pengajuan diterima`)
};

const en_confirm_accepted_title = /** @type {(inputs: Confirm_Accepted_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Application received`)
};

/**
* | output |
* | --- |
* | "Application received" |
*
* @param {Confirm_Accepted_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_accepted_title = /** @type {((inputs?: Confirm_Accepted_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Accepted_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_accepted_title(inputs)
	return id_confirm_accepted_title(inputs)
});
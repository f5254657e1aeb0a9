/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_StandingInputs */

const id_confirm_standing = /** @type {(inputs: Confirm_StandingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman ini baru saja diajukan. Tidak ada yang dikirim lagi.`)
};

const en_confirm_standing = /** @type {(inputs: Confirm_StandingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This loan was applied for a moment ago. Nothing was sent again.`)
};

/**
* | output |
* | --- |
* | "This loan was applied for a moment ago. Nothing was sent again." |
*
* @param {Confirm_StandingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_standing = /** @type {((inputs?: Confirm_StandingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_StandingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_standing(inputs)
	return id_confirm_standing(inputs)
});
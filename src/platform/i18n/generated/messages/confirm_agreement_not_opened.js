/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Agreement_Not_OpenedInputs */

const id_confirm_agreement_not_opened = /** @type {(inputs: Confirm_Agreement_Not_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perjanjian ini tidak bisa dibuka dari sini.`)
};

const en_confirm_agreement_not_opened = /** @type {(inputs: Confirm_Agreement_Not_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This agreement cannot be opened from here.`)
};

/**
* | output |
* | --- |
* | "This agreement cannot be opened from here." |
*
* @param {Confirm_Agreement_Not_OpenedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_agreement_not_opened = /** @type {((inputs?: Confirm_Agreement_Not_OpenedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Agreement_Not_OpenedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_agreement_not_opened(inputs)
	return id_confirm_agreement_not_opened(inputs)
});
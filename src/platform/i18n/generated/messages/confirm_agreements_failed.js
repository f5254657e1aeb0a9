/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Agreements_FailedInputs */

const id_confirm_agreements_failed = /** @type {(inputs: Confirm_Agreements_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perjanjiannya belum bisa dimuat. Pinjaman baru bisa diajukan setelah Anda bisa membacanya.`)
};

const en_confirm_agreements_failed = /** @type {(inputs: Confirm_Agreements_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The agreements could not be loaded. You can apply once you are able to read them.`)
};

/**
* | output |
* | --- |
* | "The agreements could not be loaded. You can apply once you are able to read them." |
*
* @param {Confirm_Agreements_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_agreements_failed = /** @type {((inputs?: Confirm_Agreements_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Agreements_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_agreements_failed(inputs)
	return id_confirm_agreements_failed(inputs)
});
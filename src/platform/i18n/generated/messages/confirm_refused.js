/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_RefusedInputs */

const id_confirm_refused = /** @type {(inputs: Confirm_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pengajuan ini ditolak.`)
};

const en_confirm_refused = /** @type {(inputs: Confirm_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The application was refused.`)
};

/**
* | output |
* | --- |
* | "The application was refused." |
*
* @param {Confirm_RefusedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_refused = /** @type {((inputs?: Confirm_RefusedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_RefusedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_refused(inputs)
	return id_confirm_refused(inputs)
});
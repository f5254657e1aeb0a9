/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Agreements_LoadingInputs */

const id_confirm_agreements_loading = /** @type {(inputs: Confirm_Agreements_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perjanjian sedang dimuat…`)
};

const en_confirm_agreements_loading = /** @type {(inputs: Confirm_Agreements_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading the agreements…`)
};

/**
* | output |
* | --- |
* | "Loading the agreements…" |
*
* @param {Confirm_Agreements_LoadingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_agreements_loading = /** @type {((inputs?: Confirm_Agreements_LoadingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Agreements_LoadingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_agreements_loading(inputs)
	return id_confirm_agreements_loading(inputs)
});
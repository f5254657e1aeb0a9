/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_State_ListedInputs */

const id_confirm_state_listed = /** @type {(inputs: Confirm_State_ListedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ditemukan di Pinjaman saya`)
};

const en_confirm_state_listed = /** @type {(inputs: Confirm_State_ListedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Found in My loans`)
};

/**
* | output |
* | --- |
* | "Found in My loans" |
*
* @param {Confirm_State_ListedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_state_listed = /** @type {((inputs?: Confirm_State_ListedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_State_ListedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_state_listed(inputs)
	return id_confirm_state_listed(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_State_UnknownInputs */

const id_confirm_state_unknown = /** @type {(inputs: Confirm_State_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum pasti`)
};

const en_confirm_state_unknown = /** @type {(inputs: Confirm_State_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not certain`)
};

/**
* | output |
* | --- |
* | "Not certain" |
*
* @param {Confirm_State_UnknownInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_state_unknown = /** @type {((inputs?: Confirm_State_UnknownInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_State_UnknownInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_state_unknown(inputs)
	return id_confirm_state_unknown(inputs)
});
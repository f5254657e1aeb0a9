/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_State_AcceptedInputs */

const id_confirm_state_accepted = /** @type {(inputs: Confirm_State_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Diterima`)
};

const en_confirm_state_accepted = /** @type {(inputs: Confirm_State_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Received`)
};

/**
* | output |
* | --- |
* | "Received" |
*
* @param {Confirm_State_AcceptedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_state_accepted = /** @type {((inputs?: Confirm_State_AcceptedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_State_AcceptedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_state_accepted(inputs)
	return id_confirm_state_accepted(inputs)
});
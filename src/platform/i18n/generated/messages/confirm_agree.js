/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_AgreeInputs */

const id_confirm_agree = /** @type {(inputs: Confirm_AgreeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setuju`)
};

const en_confirm_agree = /** @type {(inputs: Confirm_AgreeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Agree`)
};

/**
* | output |
* | --- |
* | "Agree" |
*
* @param {Confirm_AgreeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_agree = /** @type {((inputs?: Confirm_AgreeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_AgreeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_agree(inputs)
	return id_confirm_agree(inputs)
});
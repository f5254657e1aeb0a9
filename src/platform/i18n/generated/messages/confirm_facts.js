/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_FactsInputs */

const id_confirm_facts = /** @type {(inputs: Confirm_FactsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ringkasan`)
};

const en_confirm_facts = /** @type {(inputs: Confirm_FactsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Key facts`)
};

/**
* | output |
* | --- |
* | "Key facts" |
*
* @param {Confirm_FactsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_facts = /** @type {((inputs?: Confirm_FactsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_FactsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_facts(inputs)
	return id_confirm_facts(inputs)
});
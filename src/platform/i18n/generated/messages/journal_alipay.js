/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Journal_AlipayInputs */

const id_journal_alipay = /** @type {(inputs: Journal_AlipayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} lewat Alipay`)
};

const en_journal_alipay = /** @type {(inputs: Journal_AlipayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} with Alipay`)
};

/**
* | output |
* | --- |
* | "{amount} with Alipay" |
*
* @param {Journal_AlipayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_alipay = /** @type {((inputs: Journal_AlipayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_AlipayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_alipay(inputs)
	return id_journal_alipay(inputs)
});
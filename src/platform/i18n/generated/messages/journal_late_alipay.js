/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, time: NonNullable<unknown> }} Journal_Late_AlipayInputs */

const id_journal_late_alipay = /** @type {(inputs: Journal_Late_AlipayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saya membayar ${i?.amount} lewat Alipay pada ${i?.time}. Pembayaran ini belum tercatat di pinjaman saya.`)
};

const en_journal_late_alipay = /** @type {(inputs: Journal_Late_AlipayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`I paid ${i?.amount} with Alipay on ${i?.time}. My loan does not show it yet.`)
};

/**
* | output |
* | --- |
* | "I paid {amount} with Alipay on {time}. My loan does not show it yet." |
*
* @param {Journal_Late_AlipayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_late_alipay = /** @type {((inputs: Journal_Late_AlipayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_Late_AlipayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_late_alipay(inputs)
	return id_journal_late_alipay(inputs)
});
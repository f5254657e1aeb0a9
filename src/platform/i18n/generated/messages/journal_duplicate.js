/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_DuplicateInputs */

const id_journal_duplicate = /** @type {(inputs: Journal_DuplicateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran ini sudah pernah dikirim. Bayar lagi hanya kalau bank memastikan tidak mengambil uang.`)
};

const en_journal_duplicate = /** @type {(inputs: Journal_DuplicateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This payment was sent before. Pay again only if your bank says that it took nothing.`)
};

/**
* | output |
* | --- |
* | "This payment was sent before. Pay again only if your bank says that it took nothing." |
*
* @param {Journal_DuplicateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_duplicate = /** @type {((inputs?: Journal_DuplicateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_DuplicateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_duplicate(inputs)
	return id_journal_duplicate(inputs)
});
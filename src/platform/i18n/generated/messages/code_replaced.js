/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_ReplacedInputs */

const id_code_replaced = /** @type {(inputs: Code_ReplacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran ini sudah diakhiri atau dimulai lagi di tempat lain. Tidak ada yang dikirim dan tidak ada uang yang diambil.`)
};

const en_code_replaced = /** @type {(inputs: Code_ReplacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This payment was ended or begun anew elsewhere. Nothing was sent and you were not charged.`)
};

/**
* | output |
* | --- |
* | "This payment was ended or begun anew elsewhere. Nothing was sent and you were not charged." |
*
* @param {Code_ReplacedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const code_replaced = /** @type {((inputs?: Code_ReplacedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_ReplacedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_code_replaced(inputs)
	return id_code_replaced(inputs)
});
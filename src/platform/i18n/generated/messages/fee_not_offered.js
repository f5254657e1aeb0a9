/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fee_Not_OfferedInputs */

const id_fee_not_offered = /** @type {(inputs: Fee_Not_OfferedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saat ini tidak ada perpanjangan dengan biaya ini. Tidak ada yang dikirim dan tidak ada uang yang diambil.`)
};

const en_fee_not_offered = /** @type {(inputs: Fee_Not_OfferedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No extension is offered for this fee now. Nothing was sent and you were not charged.`)
};

/**
* | output |
* | --- |
* | "No extension is offered for this fee now. Nothing was sent and you were not charged." |
*
* @param {Fee_Not_OfferedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const fee_not_offered = /** @type {((inputs?: Fee_Not_OfferedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fee_Not_OfferedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_fee_not_offered(inputs)
	return id_fee_not_offered(inputs)
});
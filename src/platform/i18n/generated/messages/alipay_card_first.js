/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alipay_Card_FirstInputs */

const id_alipay_card_first = /** @type {(inputs: Alipay_Card_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Periksa dulu pembayaran dengan kartu. Belum ada yang dikirim.`)
};

const en_alipay_card_first = /** @type {(inputs: Alipay_Card_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check your card payment first. Nothing was sent.`)
};

/**
* | output |
* | --- |
* | "Check your card payment first. Nothing was sent." |
*
* @param {Alipay_Card_FirstInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const alipay_card_first = /** @type {((inputs?: Alipay_Card_FirstInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alipay_Card_FirstInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_alipay_card_first(inputs)
	return id_alipay_card_first(inputs)
});
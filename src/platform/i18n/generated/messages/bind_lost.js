/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_LostInputs */

const id_bind_lost = /** @type {(inputs: Bind_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami belum tahu apakah kartu ini tersimpan. Tidak ada uang yang berpindah. Simpan lagi.`)
};

const en_bind_lost = /** @type {(inputs: Bind_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We do not know whether this card was saved. No money has moved. Save it again.`)
};

/**
* | output |
* | --- |
* | "We do not know whether this card was saved. No money has moved. Save it again." |
*
* @param {Bind_LostInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_lost = /** @type {((inputs?: Bind_LostInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_LostInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_lost(inputs)
	return id_bind_lost(inputs)
});
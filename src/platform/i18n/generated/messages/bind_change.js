/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_ChangeInputs */

const id_bind_change = /** @type {(inputs: Bind_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Periksa dan ubah isiannya, lalu simpan lagi. Tidak ada uang yang berpindah.`)
};

const en_bind_change = /** @type {(inputs: Bind_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check what you entered and change it, then save again. No money has moved.`)
};

/**
* | output |
* | --- |
* | "Check what you entered and change it, then save again. No money has moved." |
*
* @param {Bind_ChangeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_change = /** @type {((inputs?: Bind_ChangeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_ChangeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_change(inputs)
	return id_bind_change(inputs)
});
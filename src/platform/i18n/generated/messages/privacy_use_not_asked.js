/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_Not_AskedInputs */

const id_privacy_use_not_asked = /** @type {(inputs: Privacy_Use_Not_AskedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halaman ini tidak meminta lokasi atau daftar kontak Anda. Aplikasi tempat halaman ini terbuka bisa meminta izinnya sendiri; izin itu bisa Anda cabut di pengaturan ponsel.`)
};

const en_privacy_use_not_asked = /** @type {(inputs: Privacy_Use_Not_AskedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These pages do not ask for your location or your list of contacts. The app around them may ask for permissions of its own; you can take those back in your phone’s settings.`)
};

/**
* | output |
* | --- |
* | "These pages do not ask for your location or your list of contacts. The app around them may ask for permissions of its own; you can take those back in your ph..." |
*
* @param {Privacy_Use_Not_AskedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_not_asked = /** @type {((inputs?: Privacy_Use_Not_AskedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_Not_AskedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_not_asked(inputs)
	return id_privacy_use_not_asked(inputs)
});
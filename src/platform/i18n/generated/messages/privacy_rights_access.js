/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Rights_AccessInputs */

const id_privacy_rights_access = /** @type {(inputs: Privacy_Rights_AccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Akses: tanyakan data apa tentang Anda yang ada pada kami, dan lihat datanya.`)
};

const en_privacy_rights_access = /** @type {(inputs: Privacy_Rights_AccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Access: ask which data about you we have, and see them.`)
};

/**
* | output |
* | --- |
* | "Access: ask which data about you we have, and see them." |
*
* @param {Privacy_Rights_AccessInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_rights_access = /** @type {((inputs?: Privacy_Rights_AccessInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Rights_AccessInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_rights_access(inputs)
	return id_privacy_rights_access(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Rights_AuthorityInputs */

const id_privacy_rights_authority = /** @type {(inputs: Privacy_Rights_AuthorityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mengadu: sampaikan kepada lembaga yang berwenang atas data atau pemberi pinjaman di tempat Anda tinggal.`)
};

const en_privacy_rights_authority = /** @type {(inputs: Privacy_Rights_AuthorityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Complain: turn to the authority that is responsible for data or for lenders where you live.`)
};

/**
* | output |
* | --- |
* | "Complain: turn to the authority that is responsible for data or for lenders where you live." |
*
* @param {Privacy_Rights_AuthorityInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_rights_authority = /** @type {((inputs?: Privacy_Rights_AuthorityInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Rights_AuthorityInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_rights_authority(inputs)
	return id_privacy_rights_authority(inputs)
});
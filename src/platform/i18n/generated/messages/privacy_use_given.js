/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_GivenInputs */

const id_privacy_use_given = /** @type {(inputs: Privacy_Use_GivenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Data yang Anda isi saat mendaftar atau mengajukan pinjaman: nomor ponsel, nomor identitas, alamat, pekerjaan, kontak darurat, serta rekening atau kartu bank, sejauh formulirnya meminta.`)
};

const en_privacy_use_given = /** @type {(inputs: Privacy_Use_GivenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you enter when you register or apply: your mobile number, identity number, address, work, emergency contact, and bank account or card, as far as the form asks for them.`)
};

/**
* | output |
* | --- |
* | "What you enter when you register or apply: your mobile number, identity number, address, work, emergency contact, and bank account or card, as far as the for..." |
*
* @param {Privacy_Use_GivenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_given = /** @type {((inputs?: Privacy_Use_GivenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_GivenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_given(inputs)
	return id_privacy_use_given(inputs)
});
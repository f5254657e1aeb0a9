/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ host: NonNullable<unknown> }} Privacy_SummaryInputs */

const id_privacy_summary = /** @type {(inputs: Privacy_SummaryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Singkatnya: ${i?.host} memakai data Anda untuk memutuskan pengajuan, mencairkan pinjaman, dan membantu Anda melunasinya. Kami tidak memasang cookie. Di ponsel Anda hanya tersimpan yang dibutuhkan halaman ini agar berfungsi. Kapan saja Anda boleh meminta untuk melihat, memperbaiki, atau menghapus data Anda.`)
};

const en_privacy_summary = /** @type {(inputs: Privacy_SummaryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`In short: ${i?.host} uses your data to decide about your loan, to pay it out, and to help you repay it. We set no cookies. Your phone keeps only what these pages need to work. You can ask to see, correct or erase your data at any time.`)
};

/**
* | output |
* | --- |
* | "In short: {host} uses your data to decide about your loan, to pay it out, and to help you repay it. We set no cookies. Your phone keeps only what these pages..." |
*
* @param {Privacy_SummaryInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_summary = /** @type {((inputs: Privacy_SummaryInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_SummaryInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_summary(inputs)
	return id_privacy_summary(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Security_PhotosInputs */

const id_privacy_security_photos = /** @type {(inputs: Privacy_Security_PhotosInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto keluhan digambar ulang di perangkat Anda sebelum dikirim. Yang ditulis kamera di dalamnya, seperti lokasi, tetap pada Anda.`)
};

const en_privacy_security_photos = /** @type {(inputs: Privacy_Security_PhotosInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Photos of a complaint are drawn anew on your device before they are sent. What the camera wrote into them, such as the place, stays with you.`)
};

/**
* | output |
* | --- |
* | "Photos of a complaint are drawn anew on your device before they are sent. What the camera wrote into them, such as the place, stays with you." |
*
* @param {Privacy_Security_PhotosInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_security_photos = /** @type {((inputs?: Privacy_Security_PhotosInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Security_PhotosInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_security_photos(inputs)
	return id_privacy_security_photos(inputs)
});